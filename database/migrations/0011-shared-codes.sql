-- A challenge for which no message was sent, because the phone had enough of them: the code that was then the newest opens it.
alter table verifications add column code_of uuid;
