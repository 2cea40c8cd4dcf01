import type { LocalText } from '@oktant/contract/http/http.ts'
import { decisionKinds } from '@oktant/contract/people/deputies.ts'
import { jobWords } from '@oktant/contract/organisation/jobs.ts'
import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import { permissions } from '@oktant/contract/kit/permissions.ts'
import { webhookEvents } from '@oktant/contract/organisation/webhook-events.ts'
import * as words from '../../../audit/codes.words.ts'
import { fieldWords } from '../../../audit/fields.words.ts'

type Codes = Readonly<Record<string, LocalText>>

/** What codes mean in a field, by its name or, where things differ, by `thing.field`. */
const codesByField: Readonly<Record<string, Codes>> = {
  about: words.subjectWords,
  asked: words.askedWords,
  because: words.periodWords,
  categoryId: words.categoryWords,
  channels: words.channelWords,
  clazz: words.fieldClassWords,
  competencyLevel: words.levelWords,
  containerTypeId: words.containerTypeWords,
  declarationState: words.declarationStateWords,
  defaultLanguage: words.languageWords,
  kinds: decisionKinds,
  difficulty: words.difficultyWords,
  events: webhookEvents,
  goalDeed: words.goalDeedWords,
  goalStatus: words.goalStatusWords,
  hrMustAgree: words.hrWords,
  inputType: words.inputTypeWords,
  language: words.languageWords,
  languages: words.languageWords,
  level: words.levelWords,
  logo: words.certificateLogoWords,
  mailHeader: words.mailHeaderWords,
  match: words.matchWords,
  nod: words.nodWords,
  orientation: words.orientationWords,
  permissions,
  passwordLink: words.passwordLinkWords,
  reach: words.reachWords,
  scopes: permissions,
  security: words.securityWords,
  state: words.containerStateWords,
  status: { ...words.userStatusWords, ...words.onOffWords },
  trigger: words.triggerWords,
  undone: words.undoneWords,
  unit: words.unitWords,
  visibleModules: words.moduleWords,
  way: words.wayWords,
  'audience.kind': words.audienceKindWords,
  'notification.category': words.noticeWords,
  'profile.given': permissions,
  'profile.taken': permissions,
  'survey.relation': words.relationWords,
  'company.state': words.companyStateWords,
  'import.kind': words.importKindWords,
  'import.state': words.importStateWords,
  'job.name': jobWords,
  'mail.state': words.mailStateWords,
  'purchase.state': words.purchaseStateWords,
  'question.type': words.questionTypeWords,
  'regrade.state': words.regradeStateWords,
  'webhook.state': words.webhookStateWords,
}

const own = <T>(table: Readonly<Record<string, T>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** One kind of notification by one channel, as the settings name it. */
function cellOf(field: string) {
  const [type = '', channel = '', ...rest] = field.split(' ')
  const [kind, way] = [own<LocalText>(notificationTypes, type), own<LocalText>(words.channelWords, channel)]
  return kind && way && !rest.length ? { kind, way } : undefined
}

/** What a code means in a field of a thing; nothing where it is no code. */
export const codeWord = (object: string, field: string, code: string): LocalText | undefined => {
  const codes =
    own(codesByField, `${object}.${field}`) ??
    own(codesByField, field) ??
    (cellOf(field) ? words.ruleWords : undefined)
  return codes && own(codes, code)
}

/** What a field is called; nothing for one that has no words. */
export function fieldWord(object: string, field: string): LocalText | undefined {
  const cell = cellOf(field)
  if (cell)
    return {
      en: `${cell.kind.en}, ${cell.way.en}`,
      de: `${cell.kind.de}, ${cell.way.de}`,
    }
  return own(fieldWords, `${object}.${field}`) ?? own(fieldWords, field)
}

/** Custom fields are called what their company calls them. */
export const isWorded = (object: string, field: string) =>
  field === 'fieldValues' || /^cf_\d+$/.test(field) || fieldWord(object, field) !== undefined
