-- 1,000 accounts in the first commit. The workloads of this folder put others on top of it.
CREATE TABLE accounts(
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  balance INTEGER NOT NULL
);
WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 1000)
INSERT INTO accounts SELECT i, 'owner ' || i, i * 7 % 1000 FROM numbers;
SELECT dolt_commit('-Am', 'accounts');
