-- 10,000 accounts, and a branch that has changed 1,000 of them since.
WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 10000)
INSERT INTO accounts SELECT i, 'owner ' || i, i * 7 % 1000 FROM numbers;
SELECT dolt_commit('-Am', 'load');
SELECT dolt_branch('topic');
SELECT dolt_checkout('topic');
UPDATE accounts SET balance = balance + 1 WHERE id % 10 = 3;
SELECT dolt_commit('-am', 'topic');
SELECT dolt_checkout('main');
UPDATE accounts SET balance = balance - 1 WHERE id % 10 = 7;
SELECT dolt_commit('-am', 'main');
