/** The column by which tables are distributed. */
export const distributionColumn = 'business_id'

/**
 * SQL for the function that distributes a table. A migration calls it for each table that it creates, before it adds
 * foreign keys. The function does nothing in a database that is not distributed.
 */
export const distributionFunctions = `
  create or replace function distribute_table(made regclass, everywhere boolean default false) returns void
    language plpgsql set search_path = public, pg_catalog, pg_temp as $$
    begin
      if to_regclass('pg_catalog.pg_dist_partition') is null then return; end if;
      if not exists (select from pg_dist_partition where logicalrelid = to_regclass('businesses')) then return; end if;
      if exists (select from pg_dist_partition where logicalrelid = made) then return; end if;
      if everywhere then perform create_reference_table(made::text);
      else perform create_distributed_table(made::text, '${distributionColumn}', colocate_with => 'people');
      end if;
    end $$;
  revoke all on function distribute_table from public`
