import {
  applicationEndpoints,
  type FundingRecordBody,
  fileEndpoints,
  fundingEndpoints,
  fundingRecordEndpoints,
  type MatchedFunding,
  passportEndpoints,
} from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { useOwnProjects } from '../project/public.ts';

/** The startups and works of the reader, for which money may be looked for. */
export function useVentures() {
  const list = useOwnProjects();
  const ventures = list.data?.projects.filter(({ type }) => type !== 'article') ?? [];
  // a startup is what money is given for
  return { list, ventures: ventures.toSorted((one, other) => other.type.localeCompare(one.type)) };
}

/** All records of money for a project, as its passport and its team are now. */
export const useNavigator = (projectId: string) =>
  useEndpoint(
    fundingEndpoints.list,
    { params: { id: projectId } },
    { keepPrevious: true, fresh: true },
  );

/** Has the caller told of the end of a call, or not any more. */
export function useRemind(projectId: string, { code, reminded }: MatchedFunding) {
  const { t } = useTexts();
  const toasts = useToasts();
  const remind = useChange(fundingEndpoints.remind, { stales: [fundingEndpoints.list] });
  return {
    busy: remind.isPending,
    toggle: () =>
      remind.mutate(
        { params: { id: projectId, code }, body: { on: !reminded } },
        {
          onSuccess: () =>
            toasts.success(t(reminded ? 'navigator.remindOff' : 'navigator.remindOn')),
        },
      ),
  };
}

/** Has the browser save the end of a call as a file for calendars. */
export function useCallFile(projectId: string, code: string) {
  const { mutate, isPending } = useChange(fundingEndpoints.calendar);
  const onSuccess = (file: Blob) => void saveFile(file, `${code}.ics`);
  return {
    busy: isPending,
    save: () => mutate({ params: { id: projectId, code } }, { onSuccess }),
  };
}

/** What a project tells whoever gives money. */
export const usePassport = (projectId: string) =>
  useEndpoint(passportEndpoints.get, { params: { id: projectId } });

/** The current files of a project, by the name of each. */
export function useProjectFiles(projectId: string) {
  const { data } = useEndpoint(fileEndpoints.list, { params: { id: projectId } });
  return data?.slots.flatMap(({ files }) => files).map(({ id, name }) => ({ id, name }));
}

/** The catalogue as editors see it. */
export const useRecords = () => useEndpoint(fundingRecordEndpoints.list, {});

/** The forms of applications there are, to choose one of; the one that is chosen stands among them anyhow. */
export function useForms(chosen: string | null) {
  const { data } = useEndpoint(applicationEndpoints.templates, {});
  const forms = data?.templates.map(({ code, title }) => ({ value: code, label: title })) ?? [];
  const known = chosen === null || forms.some(({ value }) => value === chosen);
  return known ? forms : [...forms, { value: chosen, label: chosen }];
}

/** One record with its history. */
export const useRecord = (code: string) =>
  useEndpoint(fundingRecordEndpoints.get, { params: { code } });

const STALES = {
  stales: [fundingRecordEndpoints.list, fundingRecordEndpoints.get, fundingEndpoints.list],
};

/** Adds a record to the catalogue. */
export const useAddRecord = () =>
  useChange(fundingRecordEndpoints.add, { ...STALES, ownErrors: true });

/** Writes another state of a record, or takes that of the product again. */
export function useCorrect(code: string) {
  const change = useChange(fundingRecordEndpoints.change, { ...STALES, ownErrors: true });
  const reset = useChange(fundingRecordEndpoints.reset, STALES);
  // its own page is left by then, and reading it again would find nothing
  const remove = useChange(fundingRecordEndpoints.remove, {
    stales: [fundingRecordEndpoints.list, fundingEndpoints.list],
    ownErrors: true,
  });
  return {
    busy: change.isPending || reset.isPending || remove.isPending,
    save: (record: FundingRecordBody, version: number) =>
      change.mutateAsync({ params: { code }, body: { record, version } }),
    remove: (version: number) => remove.mutateAsync({ params: { code }, body: { version } }),
    reset: (version: number) => reset.mutateAsync({ params: { code }, body: { version } }),
  };
}
