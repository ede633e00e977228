import { uuidv7 } from 'uuidv7';
import type { Work } from '../context.ts';
import { profiles, users } from '../db/schema/index.ts';
import { hashPassword } from '../features/auth/public.ts';
import { personName } from '../features/user/public.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoName } from './people.ts';

async function addPerson(work: Work, name: DemoName): Promise<string> {
  const fields = DEMO_PEOPLE[name];
  const id = uuidv7();
  await work.trx.insert(users).values({
    id,
    email: `${name}@demo.ru`,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    locale: 'ru',
    createdAt: work.now,
  });
  await work.trx.insert(profiles).values({
    userId: id,
    name: personName(fields),
    groupName: fields.group,
    fields,
    version: 0,
  });
  return id;
}

/** Makes the demo people; gives their ids. */
export async function addPeople(work: Work): Promise<Record<DemoName, string>> {
  const ids: Partial<Record<DemoName, string>> = {};
  for (const name of Object.keys(DEMO_PEOPLE) as DemoName[])
    ids[name] = await addPerson(work, name);
  return ids as Record<DemoName, string>;
}
