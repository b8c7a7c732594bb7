-- When a patient was called in: the state moves on, and how long people waited is counted from this.
alter table desk_states add column called_in_at timestamptz;
update desk_states set called_in_at = at where state = 'called-in';
