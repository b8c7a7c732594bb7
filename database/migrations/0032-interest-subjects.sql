-- What a business asks about. Null in what was sent before, and where a caller of the API names none.
alter table interests add column subject text;
