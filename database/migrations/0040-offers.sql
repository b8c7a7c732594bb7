-- Other times that a patient is offered, by a link in an SMS: because the practitioner is away, or because a time has become free. The times are held.
create table offers (
  -- Like a booking's: eight letters and digits.
  id text primary key,
  -- SHA-256 of the token in the link.
  token_hash text not null,
  reason text not null check (reason in ('absence', 'freed-time')),
  -- The booking that gets one of the times.
  booking text not null references bookings (reference) on delete cascade,
  -- taken: the booking has one of the times. withdrawn: it was changed in another way, or another offer was made.
  state text not null default 'open' check (state in ('open', 'taken', 'declined', 'withdrawn')),
  made_at timestamptz not null,
  -- Of the staff: who made it.
  made_by text,
  -- When the times are free for others again.
  expires_at timestamptz not null check (expires_at > made_at)
);
create index offers_of_a_booking on offers (booking, made_at);
create index offers_by_end on offers (expires_at);

create table offered_times (
  offer text not null references offers (id) on delete cascade,
  slot text not null,
  practitioner text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (offer, slot)
);

-- However a booking is changed, its offer is over: taken if the booking has one of the times now. What is held for it is free again. The function
-- belongs to the table's trigger, so it is here and not in database/functions/.
create function end_offers() returns trigger language plpgsql as $$
begin
  with ended as (
    update offers o set state = case
        when new.state = 'booked' and exists (select from offered_times t where t.offer = o.id and t.slot = new.slot) then 'taken'
        else 'withdrawn' end
      where o.booking = new.reference and o.state = 'open'
      returning o.id
  )
  delete from occupied_times t using ended e where t.visitor = 'offer:' || e.id;
  return null;
end
$$;
create trigger end_offers after update of slot, state on bookings for each row
  when (old.slot is distinct from new.slot or old.state is distinct from new.state) execute function end_offers();
