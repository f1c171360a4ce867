/**
 * SQL for the functions by which statements add jobs: with the rights of the owner, as the roles of row-level security
 * must not read the jobs of others.
 */
export const jobFunctions = `
  create or replace function add_job(task text, payload json, run_at timestamptz) returns void
    language sql security definer set search_path = pg_catalog, pg_temp
    as 'select graphile_worker.add_job($1, $2, run_at => $3)';
  create or replace function add_jobs(jobs graphile_worker.job_spec[]) returns void
    language sql security definer set search_path = pg_catalog, pg_temp
    as 'select graphile_worker.add_jobs($1)';
  revoke all on function add_job, add_jobs from public`
