-- Which session looked, as SHA-256 of what its cookie holds: a console reads what is open again and again, which is one look.
alter table access_log add column session text;
