-- What the spend breaker counts: all messages of the last hour, and the codes among them to phones that never proved themselves.
create or replace function messages_of_last_hour(moment timestamptz)
returns table (sent integer, unknown integer) language sql stable as $$
  select (
      (select count(*) from counted_events e where e.key = 'code-all' and e.at > moment - interval '1 hour')
      + booking_messages_of_last_hour(moment)
    )::integer,
    (select count(*) from counted_events e where e.key = 'code-unknown' and e.at > moment - interval '1 hour')::integer;
$$;
