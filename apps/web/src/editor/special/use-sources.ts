import { readSources, type SourceJson, sourcesMap } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { useShared } from '../shell/use-shared.ts';

const byId = (doc: Y.Doc) => new Map(readSources(doc).map((source) => [source.id, source]));

/** The records of the list of sources by id, followed as anybody changes them. */
export const useSources = (): ReadonlyMap<string, SourceJson> => useShared(sourcesMap, byId);
