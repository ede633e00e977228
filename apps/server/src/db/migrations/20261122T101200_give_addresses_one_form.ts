import type { Migration } from '../migrate.ts';

/** Punycode, RFC 3492: what the contract does with every address that comes in, for those that are here. */
const DECODE_LABEL = `
  create or replace function pg_temp.decode_label(label text) returns text language plpgsql as $f$
  declare
    coded text := substr(label, 5);
    dash int := length(coded) - strpos(reverse(coded), '-') + 1;
    found text := case when strpos(coded, '-') > 1 then left(coded, dash - 1) else '' end;
    signs text := case when strpos(coded, '-') > 0 then substr(coded, dash + 1) else coded end;
    code int := 128; place int := 0; bias int := 72; at int := 1;
    before int; weight int; k int; digit int; threshold int; total int; delta int;
  begin
    while at <= length(signs) loop
      before := place; weight := 1; k := 36;
      loop
        digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(signs, at, 1)) - 1;
        if digit < 0 or at > length(signs) then raise 'no label'; end if;
        at := at + 1;
        place := place + digit * weight;
        threshold := least(26, greatest(1, k - bias));
        exit when digit < threshold;
        weight := weight * (36 - threshold);
        k := k + 36;
      end loop;
      total := length(found) + 1;
      delta := case when before = 0 then place / 700 else (place - before) / 2 end;
      delta := delta + delta / total;
      bias := 0;
      while delta > 455 loop
        delta := delta / 35;
        bias := bias + 36;
      end loop;
      bias := bias + (36 * delta) / (delta + 38);
      code := code + place / total;
      place := place % total;
      found := left(found, place) || chr(code) || substr(found, place + 1);
      place := place + 1;
    end loop;
    return found;
  end $f$;
`;

const MAIL_ADDRESS = `
  create or replace function pg_temp.mail_address(typed text) returns text language plpgsql as $f$
  declare
    address text := normalize(trim(typed), NFC);
    domain text := regexp_replace(substring(address from '@([^@]*)$'), '\\.$', '');
    labels text := '';
    label text;
  begin
    foreach label in array string_to_array(domain, '.') loop
      labels := labels || '.' || case when label like 'xn--%' then pg_temp.decode_label(label) else label end;
    end loop;
    return normalize(left(address, length(address) - strpos(reverse(address), '@') + 1) || substr(labels, 2), NFC);
  exception when others then
    return typed;
  end $f$;
`;

export const giveAddressesOneForm: Migration = {
  name: '20261122T101200_give_addresses_one_form',
  // of accounts under several forms of one address the oldest gets it; the log names the others, none is lost
  up: `
    ${DECODE_LABEL}
    ${MAIL_ADDRESS}
    do $own$
    declare
      box record;
      younger uuid;
    begin
      for box in select own, array_agg(id order by created_at, id) as ids,
          (array_agg(email order by created_at, id))[1] as form
        from (select id, email, created_at, pg_temp.mail_address(email) as own from users) people
        group by own having bool_or(email <> own) loop
        if box.form <> box.own then
          -- a younger account that holds the address changes places with the oldest, by way of its id
          update users set email = id::text where email = box.own returning id into younger;
          update users set email = box.own where id = box.ids[1];
          update users set email = box.form where id = younger;
        end if;
        foreach younger in array box.ids[2:] loop
          raise warning 'account % is kept under another form of the address of account %: nobody can sign in to it',
            younger, box.ids[1];
        end loop;
      end loop;
    end $own$;
    -- a code lives for a quarter of an hour: whoever waits for one asks for another
    delete from codes where email <> pg_temp.mail_address(email);
    update registrations set email = pg_temp.mail_address(email)
      where email <> pg_temp.mail_address(email);
    update support_requests set email = pg_temp.mail_address(email)
      where email <> pg_temp.mail_address(email);
    -- one open invitation of an address to a project: the one that was answered, else the last that was sent
    update invitations set status = 'cancelled', closed_at = now()
      from (select id, row_number() over (partition by project_id, pg_temp.mail_address(email)
          order by status = 'confirming' desc, sent_at desc, id desc) as place
        from invitations where status in ('pending', 'confirming')) open
      where open.id = invitations.id and open.place > 1;
    update notifications set settled_at = now() from invitations
      where status = 'cancelled' and said->>'invitation' = invitations.id::text and settled_at is null;
    update invitations set email = pg_temp.mail_address(email)
      where email <> pg_temp.mail_address(email);
    drop function pg_temp.mail_address(text);
    drop function pg_temp.decode_label(text);
  `,
  down: 'select 1;',
};
