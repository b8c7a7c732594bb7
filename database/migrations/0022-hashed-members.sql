-- Which visit is a member's first is told by keyed hashes, so that neither phones nor birthdates are kept for it. The database does not
-- know the key: the server fills in the hashes of visits from before when it starts, and removes what they were made of.
alter table point_visits add column member text;
alter table point_visits add column person text;
alter table point_visits alter column phone drop not null;
alter table point_visits alter column birthdate drop not null;
-- Gone some time after the visit, once the partner has been told of it.
alter table point_visits alter column reward_number drop not null;

drop index one_first_visit_of_a_number;
drop index one_first_visit_of_a_person;
create unique index one_first_visit_of_a_number on point_visits (partner, mode, member)
  where is_first and cancelled_at is null;
create unique index one_first_visit_of_a_person on point_visits (partner, mode, person)
  where is_first and cancelled_at is null;
create index point_visits_to_hash on point_visits (id) where phone is not null;
create index point_visits_to_forget on point_visits (recorded_at) where reward_number is not null;
