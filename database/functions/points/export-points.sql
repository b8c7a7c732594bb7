-- Puts everything that a partner has not been told into a new export and answers its id; null if there is nothing.
create or replace function export_points(partner_ text, moment timestamptz) returns bigint language plpgsql as $$
declare
  new_ bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(partner_, 4));
  if not exists (select from point_lines l where l.partner = partner_ and l.export is null) then
    return null;
  end if;
  insert into point_exports (partner, at) values (partner_, moment) returning id into new_;
  update point_lines l set export = new_ where l.partner = partner_ and l.export is null;
  return new_;
end
$$;
