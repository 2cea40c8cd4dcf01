import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../lib/words/language.ts'

const kinds = ['create', 'delete', 'login', 'update'] as const
type Kind = (typeof kinds)[number]

const objects = [
  'answerSet',
  'apiToken',
  'autoMessage',
  'bankComment',
  'branding',
  'certificate',
  'certificatePicture',
  'certificateTemplate',
  'company',
  'component',
  'componentFile',
  'connection',
  'container',
  'containerGrouping',
  'contentType',
  'courseType',
  'customField',
  'dataArchive',
  'diagram',
  'evaluation',
  'attemptFlag',
  'extraTime',
  'favourite',
  'folderTheme',
  'groupMessage',
  'import',
  'job',
  'jobRole',
  'learningGroup',
  'locality',
  'mail',
  'mailSettings',
  'marking',
  'messageTemplate',
  'notification',
  'picture',
  'profile',
  'project',
  'purchase',
  'pushDevice',
  'question',
  'questionBank',
  'questionPicture',
  'registration',
  'regrade',
  'result',
  'session',
  'setting',
  'suppressedAddress',
  'survey',
  'testimonial',
  'user',
  'viewing',
  'webhook',
] as const
type ObjectName = (typeof objects)[number]
const isKnown = (name: string): name is ObjectName => objects.some((known) => known === name)

const fields = [
  'accessTimeslots',
  'addedToProject',
  'audience',
  'avatarFileId',
  'bioRegistered',
  'channels',
  'defaultLanguage',
  'delay',
  'description',
  'domains',
  'emailAddress',
  'enableChat',
  'endsAt',
  'expiresAt',
  'externalId',
  'faxNumber',
  'firstName',
  'jobRoleId',
  'label',
  'landlineNumber',
  'language',
  'languages',
  'lastError',
  'licenceSeats',
  'licenceValidUntil',
  'localityId',
  'login',
  'managerId',
  'mobileNumber',
  'name',
  'passwordHash',
  'passwordLink',
  'permissions',
  'profileIds',
  'projectId',
  'projectIds',
  'reason',
  'removedAt',
  'removedFromProject',
  'rule',
  'state',
  'status',
  'supportEmailAddress',
  'supportPhone',
  'surname',
  'suspendedAt',
  'texts',
  'timezone',
  'title',
  'trigger',
  'undone',
  'userId',
  'visibleModules',
  'welcomed',
] as const
type FieldName = (typeof fields)[number]
const isKnownField = (name: string): name is FieldName => fields.some((known) => known === name)

/** `accessTimeslots` → access timeslots: for names that have no words of their own. */
const spelled = (name: string) =>
  name.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

const isLocal = (value: object): value is { en: string; de: string } =>
  'en' in value && 'de' in value && typeof value.en === 'string' && typeof value.de === 'string'

/** Words for what the audit trail says. */
export function useAuditWords() {
  const { t } = useTranslation('admin')
  const text = useLocalText()

  function value(of: unknown): string {
    if (of === null || of === undefined || of === '') return t('audit.nothing')
    if (typeof of === 'boolean') return t(of ? 'audit.yes' : 'audit.no')
    if (Array.isArray(of)) return of.length ? of.map(value).join(', ') : t('audit.nothing')
    if (typeof of !== 'object') return of === '[hidden]' ? t('audit.hidden') : String(of)
    return isLocal(of) ? text(of) : JSON.stringify(of)
  }

  return {
    kind: (kind: Kind) => t(`audit.kind.${kind}`),
    object: (name: string) => (isKnown(name) ? t(`audit.object.${name}`) : spelled(name)),
    field: (name: string) => (isKnownField(name) ? t(`audit.field.${name}`) : spelled(name)),
    value,
  }
}
