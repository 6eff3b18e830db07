# The command sqlite-utils: a table of people from CSV, their orders, a full-text index, and queries.
#
# usage: people.sh FOLDER FOLDER-OF-PROGRAMS
set -e
cd "$1"
PATH=$2:$PATH
rm -f people.db
sqlite-utils insert people.db people people.csv --csv --pk id
sqlite-utils insert people.db orders orders.csv --csv --pk id
sqlite-utils create-index people.db orders person
sqlite-utils create-index people.db people name
sqlite-utils enable-fts people.db people note --fts5 --create-triggers
for number in 1 2 3 4 5 6 7 8; do
  sqlite-utils search people.db people "lemon$number" > found.json
  sqlite-utils query people.db "SELECT name, sum(abs(amount)) AS total FROM people JOIN orders ON person = people.name WHERE city = :city GROUP BY name ORDER BY total" -p city "City $number" > totals.json
  sqlite-utils query people.db "SELECT count(*) FROM people WHERE note LIKE '%lemon$number%'" > count.json
done
sqlite-utils query people.db "UPDATE orders SET amount = amount + 1 WHERE person > 'Person 5'"
