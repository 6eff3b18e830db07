/**
 * Consistency conditions 1 to 4 of clause 3.3.2: each query returns a row for each district or warehouse that violates one, with
 * what is wrong.
 */
export const conditions: readonly string[] = [
  `SELECT printf('consistency condition 1 is violated: warehouse %s has w_ytd %s, and its districts have %s in all', w_id, w_ytd, paid) FROM (SELECT w_id, w_ytd, (SELECT SUM(d_ytd) FROM district WHERE d_w_id = w_id) AS paid FROM warehouse) WHERE w_ytd IS NOT paid;`,
  `SELECT printf('consistency condition 2 is violated: district %s of warehouse %s has d_next_o_id %s, its newest order is %s and its newest new order %s', d_id, d_w_id, d_next_o_id, newest, newest_new) FROM (SELECT d_id, d_w_id, d_next_o_id, (SELECT MAX(o_id) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS newest, (SELECT MAX(no_o_id) FROM new_order WHERE no_w_id = d_w_id AND no_d_id = d_id) AS newest_new FROM district) WHERE d_next_o_id - 1 IS NOT newest OR newest_new <> newest;`,
  `SELECT printf('consistency condition 3 is violated: district %s of warehouse %s has %s new orders from %s to %s', no_d_id, no_w_id, orders, oldest, newest) FROM (SELECT no_d_id, no_w_id, COUNT(*) AS orders, MIN(no_o_id) AS oldest, MAX(no_o_id) AS newest FROM new_order GROUP BY no_w_id, no_d_id) WHERE newest - oldest + 1 <> orders;`,
  `SELECT printf('consistency condition 4 is violated: district %s of warehouse %s has %s order lines, and its orders say %s', d_id, d_w_id, found, counted) FROM (SELECT d_id, d_w_id, (SELECT COUNT(*) FROM order_line WHERE ol_w_id = d_w_id AND ol_d_id = d_id) AS found, (SELECT SUM(o_ol_cnt) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS counted FROM district) WHERE found <> ifnull(counted, 0);`,
];
