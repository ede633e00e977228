import type { Endpoint } from '@pv/contract';

/** Parts of a request that go into its address. */
export interface AddressParts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
}

const API = '/api';

function pathOf(endpoint: Endpoint, params: AddressParts['params'] = {}): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new RangeError(`${endpoint.name} needs the path parameter ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}

/** Address of a call; undefined query values are left out, lists are repeated. */
export function addressOf(endpoint: Endpoint, { params, query = {} }: AddressParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (one !== undefined && one !== null) search.append(name, String(one));
  }
  const tail = search.size > 0 ? `?${search}` : '';
  return `${API}${pathOf(endpoint, params)}${tail}`;
}
