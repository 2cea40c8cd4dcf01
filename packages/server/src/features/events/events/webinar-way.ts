import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findWebinarSettings, isTeamsLink, listProviders } from '../webinar-settings/webinar-settings.ts'
import type { EventRecord } from './events.queries.ts'
import { fieldError, type readForm } from './events.rules.ts'

type Way = Pick<ReturnType<typeof readForm>['columns'], 'webinar' | 'webinarProvider' | 'link'>

/** A webinar is held in a way that the company offers; one that is planned already keeps its own. */
export async function refuseWay(db: Db, companyId: number, way: Way, kept?: EventRecord) {
  const { webinar, webinarProvider, link } = way
  if (!webinar || webinarProvider === null) return
  const offered = await listProviders(db, companyId)
  if (webinarProvider !== kept?.webinarProvider && !offered.includes(webinarProvider))
    throw fail('event_invalid', { errors: [fieldError('webinarProvider', 'webinar_provider_off')] })
  if (webinarProvider !== 'teams') return
  if (link !== null && !isTeamsLink(link))
    throw fail('event_invalid', { errors: [fieldError('skypeMeeting', 'teams_link_invalid')] })
  const { teamsLink } = await findWebinarSettings(db, companyId)
  if (link === null && !teamsLink)
    throw fail('event_invalid', { errors: [fieldError('skypeMeeting', 'required')] })
}
