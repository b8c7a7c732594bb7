-- What the patient was last told about when and where a booking is, as time_to_tell writes it; "nothing" if no message has been tried
-- yet; null if that is not known. A message that moves or cancels tells nothing new if it says the same.
create or replace function told_of(old bookings) returns jsonb language plpgsql as $$
declare
  message jobs;
begin
  -- Locked, so that the message is not claimed and sent between this look and what the caller does.
  select * into message from jobs j
    where j.key = old.reference || case when old.revision = 0 then ':confirmation:0' else ':moved:' || old.revision end
    for update;
  if message.key is null or message.state = 'done' then
    -- There is no message about a move that told nothing new.
    return time_to_tell(old);
  end if;
  if message.state = 'waiting' and message.attempts = 0 then
    return case when message.kind = 'confirmation' then '"nothing"' else message.payload->'told' end;
  end if;
  return null;
end
$$;
