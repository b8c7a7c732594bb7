-- Several people in one booking (docs/decisions/0086-several-people-in-one-booking.md). Holds of people who come together are one hold, with an id of its own.
alter table occupied_times add column held_with uuid check (held_with is null or expires_at is not null);
create index holds_of_people_together on occupied_times (held_with) where held_with is not null;
-- The reference of the first of those who were booked together. It says nothing about who they are, and stays when they are forgotten.
alter table bookings add column booked_with text;
create index bookings_of_people_together on bookings (booked_with) where booked_with is not null;
