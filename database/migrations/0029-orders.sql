-- Tests that people take at home. Deleted as a whole some time after their last change: the clinic's journal has the result.
create table orders (
  -- What the patient reads to the reception: eight letters and digits.
  reference text primary key,
  -- SHA-256 of the token that lets its bearer see and cancel the order.
  token_hash text not null,
  item text not null,
  state text not null check (state in ('ordered', 'sent', 'collected', 'handed-in', 'result-ready', 'cancelled')),
  -- Where it is collected; null if it is sent by post.
  clinic text,
  street text,
  postcode text,
  place text,
  -- Whole NOK as promised to the patient; paid when the sample is handed in.
  price integer,
  patient_name text not null,
  patient_birthdate date not null,
  patient_phone text not null,
  locale text not null,
  created_at timestamptz not null,
  -- When it came into its state.
  changed_at timestamptz not null,
  check (case when clinic is null then state <> 'collected' else state <> 'sent' end),
  -- The address is asked for to send the test: it is there until then, and never after.
  check (num_nonnulls(street, postcode, place) = case when clinic is null and state = 'ordered' then 3 else 0 end)
);
-- Those whose samples are not handed in yet.
create index open_orders_of_a_phone on orders (patient_phone) where state in ('ordered', 'sent', 'collected');
create index orders_by_change on orders (changed_at);

-- Who asks what happened to an order finds it here; each state comes once.
create table order_events (
  reference text not null references orders (reference) on delete cascade,
  state text not null,
  at timestamptz not null,
  -- Who and through what, as in audit_events.
  actor text not null check (actor in ('patient', 'staff', 'system', 'partner')),
  channel text not null check (channel in ('web', 'kiosk', 'console', 'command', 'job')),
  -- The operator's account; null for a patient.
  who text,
  primary key (reference, state)
);
