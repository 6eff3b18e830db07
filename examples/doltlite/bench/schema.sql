-- A table of accounts, as the other files of this folder use it.
CREATE TABLE accounts(
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  balance INTEGER NOT NULL
);
CREATE INDEX accounts_owner ON accounts(owner);
