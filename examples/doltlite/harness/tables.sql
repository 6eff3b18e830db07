-- 10,000 rows in the first commit.
CREATE TABLE shared(id INTEGER PRIMARY KEY, v TEXT NOT NULL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) INSERT INTO shared SELECT i, 'row ' || i FROM n;
SELECT dolt_commit('-Am', 'shared');
