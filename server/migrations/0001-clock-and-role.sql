-- The one clock of every deadline. Reading it through one function keeps purchase, close and draw on the same time.
create function suerte_now() returns timestamptz
  language sql volatile parallel safe
  as $$ select clock_timestamp() $$;

-- The application's role: it can add to the journal and to the audit log, never change or remove what stands there.
do $$
begin
  if not exists (select from pg_roles where rolname = 'suerte_app') then
    create role suerte_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant suerte_app to %I', current_user);
end
$$;
revoke create on schema public from public;
grant usage on schema public to suerte_app;
