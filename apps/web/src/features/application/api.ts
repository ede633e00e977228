import { type Application, allowed, applicationEndpoints, roleOf } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useOwnProjects } from '../project/public.ts';

const { get, list, offers, versions } = applicationEndpoints;

/** An open page is told what the others write; a section that was left without a word shows by this, ms. */
const LOOK_MS = 30_000;

/** The applications of all projects of the reader. */
export const useApplications = () => useEndpoint(list, {}, { fresh: true });

export const useTemplates = () => useEndpoint(applicationEndpoints.templates, {});

/** The projects for which the reader may apply. */
export const useApplyingProjects = () => {
  const { data, ...rest } = useOwnProjects();
  const mine = data?.projects.filter(
    ({ type, my_role_id: role }) => type !== 'article' && allowed(roleOf(role), 'edit'),
  );
  return { ...rest, data: mine };
};

/** An application, read anew while its page is open: others write in it. */
export const useApplication = (id: string) =>
  useEndpoint(get, { params: { id } }, { again: () => LOOK_MS });

/** Puts an application as the server has just given it where the page reads it. */
export function useShowApplication(): (application: Application) => void {
  const queries = useQueryClient();
  return (application) =>
    queries.setQueryData(keyOf(get, { params: { id: application.id } }), application);
}

/** The application as the server has given it last, after what a page still shows. */
export function useFreshApplication(): (shown: Application) => Application {
  const queries = useQueryClient();
  return (shown) => queries.getQueryData(keyOf(get, { params: { id: shown.id } })) ?? shown;
}

export const useBegin = () =>
  useChange(applicationEndpoints.create, { stales: [list], ownErrors: true });

const stales = [get, list, offers, versions];

export const useChangeApplication = () => useChange(applicationEndpoints.change, { stales });

export const useSetStatus = () => useChange(applicationEndpoints.setStatus, { stales });

export const useRemoveApplication = () =>
  useChange(applicationEndpoints.remove, { stales: [list] });

/** Takes a section, or lets it go; that somebody else has it is shown by the section itself. */
export const useLock = () =>
  useChange(applicationEndpoints.lock, { stales: [get, offers], ownErrors: true });

export const useOwn = () => useChange(applicationEndpoints.own, { stales: [get] });

/** Where the project tells something else now. */
export const useOffers = (id: string, enabled: boolean) =>
  useEndpoint(offers, { params: { id } }, { enabled, fresh: true });

export const useRefreshFields = () => useChange(applicationEndpoints.refresh, { stales });

export const useVersions = (id: string) => useEndpoint(versions, { params: { id } });

export const useVersion = (id: string, versionId: string) =>
  useEndpoint(applicationEndpoints.version, { params: { id, versionId } });

export const useKeepVersion = () => useChange(applicationEndpoints.keep, { stales: [versions] });

export const useRestoreVersion = () => useChange(applicationEndpoints.restore, { stales });

export const usePrintApplication = () => useChange(applicationEndpoints.print);
