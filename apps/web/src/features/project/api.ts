import {
  type ApprovalAction,
  articleEndpoints,
  type CategoryId,
  editionEndpoints,
  fileEndpoints,
  overviewEndpoints,
  PROJECT_CALLS,
  type ProjectType,
  projectEndpoints,
  projectTypeSchema,
  type RequestKind,
  type RequestOf,
  reviewEndpoints,
  roadmapEndpoints,
  stageEndpoints,
  startupEndpoints,
  teamEndpoints,
  titleLanguage,
  userEndpoints,
  waitingEndpoints,
} from '@pv/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Call } from '../../platform/api/client.ts';
import { keyOf, useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useCall } from '../../platform/ServicesContext.tsx';

const TICKS = { mutationKey: [stageEndpoints.tickRemark.name] };

/** Waits until the server has answered every tick of a remark that is on its way, whatever it says. */
export function settleTicks(queries: QueryClient): Promise<void> {
  const settled = () => queries.isMutating(TICKS) === 0;
  if (settled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}

/** What every change of a project makes stale: whose move it is stands in all of these. */
export const PROJECT_STALES = [
  projectEndpoints.get,
  startupEndpoints.get,
  articleEndpoints.get,
  projectEndpoints.listAll,
  overviewEndpoints.works,
  projectEndpoints.reviews,
  roadmapEndpoints.deleted,
  stageEndpoints.reviews,
  teamEndpoints.list,
  reviewEndpoints.waiting,
  reviewEndpoints.summary,
  editionEndpoints.ofProject,
  editionEndpoints.ofStage,
  fileEndpoints.list,
  waitingEndpoints.ofProject,
] as const;

/** Asks whether a personal code would be taken; the form shows the failure itself. */
export const useCheckCode = () => useChange(teamEndpoints.checkCode, { ownErrors: true });

/** A new project of a kind; only research has a category. */
export interface NewProject {
  type: ProjectType;
  body: RequestOf<typeof startupEndpoints.create>['body'];
  category_id: CategoryId | null;
}

/** Makes a project; the form shows a failure itself. */
export function useCreateProject() {
  const call = useCall();
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: keyOf(projectEndpoints.listAll) });
  return useMutation({
    meta: { ownErrors: true },
    mutationFn: ({ type, body, category_id }: NewProject) => {
      if (type === 'startup') return call(startupEndpoints.create, { body });
      if (type === 'article' || !category_id) return call(articleEndpoints.create, { body });
      return call(projectEndpoints.create, { body: { ...body, category_id } });
    },
    onSuccess: renew,
    // its answer may be what was lost; nobody waits for the list
    onError: () => void renew(),
  });
}

/** A decision on one section. `id` is the project's for the project section, else the stage's. */
export interface Decision {
  id: string;
  type: ProjectType;
  section: ApprovalAction['section'];
  action: ApprovalAction['action'];
  /** Null when nothing was written. */
  review: string | null;
  /** The edition and the status that the person has seen. */
  edition: number;
  status: string;
}

function send(call: Call, { id, type, section, action, ...seen }: Decision): Promise<null> {
  const { project, stage } = PROJECT_CALLS[type];
  const request = { params: { id }, body: seen };
  // a decision without words is short enough to outlive the page
  const options = { keepalive: seen.review === null };
  if (section === 'project') return call(project[action], request, options);
  if (section === 'plan') {
    const body = { ...seen, status_type: 'plan' as const };
    return call(stage[action], { params: { id }, body }, options);
  }
  const endpoint = { approve: stage.finishApprove, revise: stage.finishRevise };
  return call(endpoint[action], request, options);
}

/**
 * Sends, approves, returns, recalls …; in every case the page is read again, for who decided meanwhile.
 * With `wait` the decision counts as made once the page is fresh.
 */
export function useDecide({ wait = true } = {}) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    // The dialog tells a refusal in a notice, any other failure beside what was typed.
    meta: { ownErrors: true },
    mutationFn: (decision: Decision) => send(call, decision),
    onSettled: () => {
      const fresh = Promise.all(
        PROJECT_STALES.map((stale) => queries.invalidateQueries({ queryKey: keyOf(stale) })),
      );
      return wait ? fresh : undefined;
    },
  });
}

/** The four calls on one list of dynamic fields: of a project or of a stage's plan. */
export type FieldCalls = typeof projectEndpoints.taskFields;

const options = { stales: PROJECT_STALES };

/** Adds a text block to the list. */
export const useAddField = (calls: FieldCalls) => useChange(calls.add, options);

/** Changes the place of a block in the list. */
export const useMoveField = (calls: FieldCalls) => useChange(calls.change, options);

/** Removes a block from the list. */
export const useDropField = (calls: FieldCalls) => useChange(calls.remove, options);

/** Every slot of a project with what lies in it. */
export const useFiles = (projectId: string) =>
  useEndpoint(fileEndpoints.list, { params: { id: projectId } });

/** Takes a file out of its slot. */
export const useRemoveFile = () => useChange(fileEndpoints.remove, options);

/** Says something about a version. */
export const useCommentFile = () =>
  useChange(fileEndpoints.comment, { ...options, ownErrors: true });

/** Gives an address to download a file from. */
export const useFileAddress = () => useChange(fileEndpoints.get);

/** Takes the owner of a personal code into the team; the form shows the failure itself. */
export const useInviteTeammate = () =>
  useChange(teamEndpoints.inviteTeammate, { stales: PROJECT_STALES, ownErrors: true });

/** The kind of project that the address names; unknown kinds show no project at all. */
export function useProjectType(): ProjectType {
  const { projectType } = useParams({ strict: false });
  return projectTypeSchema.catch('nir').parse(projectType);
}

/** The calls of the kind of project that the address names. */
export function useKindCalls() {
  return PROJECT_CALLS[useProjectType()];
}

/** People of one's own teams by a part of a name or an address. */
export const usePeople = (text: string) =>
  useEndpoint(userEndpoints.people, { query: { text } }, { keepPrevious: true });

/** The whole project page. */
export const useProject = (type: ProjectType, id: string) =>
  useEndpoint(PROJECT_CALLS[type].project.get, { params: { id } });

/** Reads projects anew after a change that was made by several calls. */
export function useRefreshProject(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      PROJECT_STALES.map((stale) => queries.invalidateQueries({ queryKey: keyOf(stale) })),
    );
  };
}

/** Decisions and remarks on the project section, newest first. */
export const useProjectReviews = (id: string, enabled: boolean) =>
  useEndpoint(projectEndpoints.reviews, { params: { id } }, { enabled });

/** Decisions and remarks on one stage, newest first. */
export const useStageReviews = (id: string, enabled: boolean) =>
  useEndpoint(stageEndpoints.reviews, { params: { id } }, { enabled });

/** Brings a deleted stage back. */
export const useRestoreStage = () => useChange(roadmapEndpoints.restore, options);

/** Puts the stages of a template in place of the present ones. */
export const useTakeTemplate = () => useChange(roadmapEndpoints.takeTemplate, options);

/** The stages that were deleted from the roadmap of a project. */
export const useDeletedStages = (id: string) =>
  useEndpoint(roadmapEndpoints.deleted, { params: { id } });

/** The roadmaps that a project of this kind and title may begin with, in the language that they come in. */
export function useRoadmapTemplates(type: ProjectType, title: string) {
  const { locale } = useTexts();
  const language = titleLanguage(title, locale);
  const query = { project_type: type, ...(language !== locale && { language }) };
  return useEndpoint(projectEndpoints.templates, { query }, { keepPrevious: true });
}

/** Adds a numeric stage at the end of the roadmap. */
export const useAddStage = () => useChange(stageEndpoints.create, options);

/** Deletes a stage that no approval stands on. */
export const useRemoveStage = () => useChange(stageEndpoints.remove, options);

/** Ticks a remark as done, or takes the tick back. */
export const useTickRemark = () => useChange(stageEndpoints.tickRemark, options);

const stales = PROJECT_STALES;
const useTeamChangesOptions = { stales };

/** Invites several addresses; each line of the answer says what became of it. */
export const useInviteTeammates = () =>
  useChange(teamEndpoints.inviteTeammates, { stales, ownErrors: true });

/** Offers a member another role. */
export const useOfferRole = () => useChange(teamEndpoints.inviteTeammate, useTeamChangesOptions);

/** Removes a member, or asks for his consent. */
export const useRemoveTeammate = () =>
  useChange(teamEndpoints.removeTeammate, useTeamChangesOptions);

/** Leaves a team: the project's own answers are gone for the caller and are not asked for again. */
export const useLeave = () => useChange(teamEndpoints.removeTeammate);

/** Asks a member to become the author of the project. */
export const useHandOver = () => useChange(teamEndpoints.handOver, useTeamChangesOptions);

/** Sends a mail of invitation again. */
export const useResendInvitation = () =>
  useChange(teamEndpoints.resendInvitation, useTeamChangesOptions);

/** Confirms that whoever has accepted is the person that was meant. */
export const useConfirmInvitation = () =>
  useChange(teamEndpoints.confirmInvitation, useTeamChangesOptions);

/** Takes an invitation back. */
export const useCancelInvitation = () =>
  useChange(teamEndpoints.cancelInvitation, useTeamChangesOptions);

const ANSWERS = {
  exclusion: teamEndpoints.exclusion,
  role_offer: teamEndpoints.roleOffer,
  handover: teamEndpoints.handover,
};

/** Accepts a request; a member who agrees to leave has no project to read again. */
export const useAcceptRequest = (kind: RequestKind) =>
  useChange(ANSWERS[kind].accept, kind === 'exclusion' ? {} : useTeamChangesOptions);

/** Declines a request. */
export const useDeclineRequest = (kind: RequestKind) =>
  useChange(ANSWERS[kind].decline, useTeamChangesOptions);

/** Reminds a member of what he is asked for. */
export const useRemindTarget = (kind: RequestKind) =>
  useChange(ANSWERS[kind].remind, useTeamChangesOptions);

/** Takes one's own request back. */
export const useCancelRequest = (kind: RequestKind) =>
  useChange(ANSWERS[kind].cancel, useTeamChangesOptions);

/** The team of a project: people, invitations and requests that wait. */
export const useTeam = (id: string) => useEndpoint(teamEndpoints.list, { params: { id } });

/** The sections of a project in which somebody is waited for, and who may be reminded of them. */
export const useWaits = (projectId: string) =>
  useEndpoint(waitingEndpoints.ofProject, { params: { id: projectId } });

/** Tells the others who may decide that one looks at a section, or does no more. */
export const useLook = () =>
  useChange(waitingEndpoints.look, { stales: [waitingEndpoints.ofProject] });

/** Reminds those whose move it is in a section. */
export const useRemind = () =>
  useChange(waitingEndpoints.remind, { stales: [waitingEndpoints.ofProject] });

const useBulkOptions = {
  stales: [...PROJECT_STALES, editionEndpoints.ofProject, editionEndpoints.ofStage],
  ownErrors: true,
};

/** Sends again everything of a project that has lost its approval. */
export const useResend = () => useChange(reviewEndpoints.resend, useBulkOptions);

/** Approves what was approved before in the same words. */
export const useApproveUnchanged = () =>
  useChange(reviewEndpoints.approveUnchanged, useBulkOptions);
