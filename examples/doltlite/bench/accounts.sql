-- 10,000 accounts, without a commit: stock SQLite knows none.
WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 10000)
INSERT INTO accounts SELECT i, 'owner ' || i, i * 7 % 1000 FROM numbers;
