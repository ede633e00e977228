import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes as they are. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});
