-- 2,000 rows, of which each of 20 commits changes some.
CREATE TABLE told(id INTEGER PRIMARY KEY, v TEXT NOT NULL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO told SELECT i, 'row ' || i FROM n;
SELECT dolt_commit('-Am', 'told');
