-- One commit of one row. A workload executes it as often as its history is deep.
UPDATE accounts SET balance = balance + 1 WHERE id = :rnd(1,1000);
SELECT dolt_commit('-am', 'step :i of :depth');
