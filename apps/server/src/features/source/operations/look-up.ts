import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { type Catalogue, DOI_CATALOGUE, ISBN_CATALOGUE } from '../catalogues.ts';
import { isInnerAddress } from '../outside/inner-address.ts';
import { OutsideError, readOutside } from '../outside/read-outside.ts';

const MOST_MILLISECONDS = 10_000;
const MOST_BYTES = 512 * 1024;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask(
  { config, log }: Deps,
  { base, number, catalogue }: { base: string; number: string; catalogue: Catalogue },
): Promise<Record<string, unknown>> {
  if (base === '') throw new AppError('lookup_unreachable');
  const url = new URL(catalogue.urlOf(base, number));
  // what the operator has named himself may stand within; whither it sends on, and a number, may not lead there
  const internal = config.lookup.internal && url.host === new URL(base).host;
  try {
    const { status, text } = await readOutside(url, {
      accept: catalogue.accept,
      mayCall: (address, redirected) => (internal && !redirected) || !isInnerAddress(address),
      milliseconds: MOST_MILLISECONDS,
      mostBytes: MOST_BYTES,
    });
    if (status >= 500 || status === 429) throw new OutsideError(`answers ${status}`);
    const csl = status === 200 ? catalogue.read(parsed(text), number) : null;
    if (!csl) throw new AppError('lookup_absent');
    return csl;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    log.warn({ err: error, base }, 'a catalogue of sources does not answer');
    throw new AppError('lookup_unreachable', { cause: error });
  }
}

/**
 * What a source is by its DOI or ISBN, asked of the catalogue that the installation names.
 * @throws AppError `lookup_absent` where the catalogue knows no such source, `lookup_unreachable` where it
 *   does not answer, is switched off or stands where the server must not call
 */
export function lookUp(
  deps: Deps,
  asked: BodyOf<typeof endpoints.source.lookup>,
): Promise<Record<string, unknown>> {
  const { doiUrl, isbnUrl } = deps.config.lookup;
  return 'doi' in asked
    ? ask(deps, { base: doiUrl, number: asked.doi, catalogue: DOI_CATALOGUE })
    : ask(deps, { base: isbnUrl, number: asked.isbn, catalogue: ISBN_CATALOGUE });
}
