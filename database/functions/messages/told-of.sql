-- What the patient knows of when and where a booking is. `knows` is 'nothing' if no message has been tried yet, 'time' if `told` was sent, as
-- time_to_tell writes it, or 'unknown' if a message was tried and may have arrived. `is_unsent`: a message is still to be sent.
create or replace function told_of(old bookings) returns table (knows text, told jsonb, is_unsent boolean) language plpgsql as $$
declare
  message jobs;
begin
  -- Locked, so that the message is not claimed and sent between this look and what the caller does.
  select * into message from jobs j
    where j.key = old.reference || case when old.revision = 0 then ':confirmation:0' else ':moved:' || old.revision end
    for update;
  is_unsent := coalesce(message.state = 'waiting', false);
  if message.key is null or message.state = 'done' then
    -- There is no message about a move that told nothing new, nor about one over the limits, which the screen told.
    knows := 'time';
    told := time_to_tell(old);
  elsif not is_unsent or message.attempts > 0 then
    knows := 'unknown';
  elsif message.kind = 'confirmation' then
    knows := 'nothing';
  else
    select p.knows, p.told into knows, told from jsonb_to_record(message.payload) as p (knows text, told jsonb)
      where check_keys(message.payload, '{knows,told}');
  end if;
  return next;
end
$$;
