-- The trace of the request that left a job, as `traceparent` of W3C, where requests are traced: the job goes on in it.
alter table jobs add column trace text;
