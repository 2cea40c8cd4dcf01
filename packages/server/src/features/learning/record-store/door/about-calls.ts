import { definitionsOf } from '../statements/activities.queries.ts'
import { identifiers } from '../statements/actors.rules.ts'
import { protocolVersions } from '../statements/statement.rules.ts'
import { readAgent, readIri } from './parameters.ts'
import { json, type XapiCall, type XapiReply } from './xapi-call.ts'
import { parametersOf } from './xapi-request.ts'

export const about = (): XapiReply => json({ version: ['1.0.0', '1.0.1', '1.0.2', ...protocolVersions] })

export async function getActivity({ kit, credential, request }: XapiCall): Promise<XapiReply> {
  const { activityId = '' } = parametersOf(request, ['activityId'], ['activityId'])
  const id = readIri('activityId', activityId)
  const { companyId, reach } = credential
  // NOTE: whoever only looks may have no account, and learns of nothing that was said here.
  const asked = reach?.look ? [] : [id]
  const definition = (await definitionsOf(kit.engine.db, companyId, asked)).get(id)
  return json({ objectType: 'Activity', id, ...(definition && { definition }) })
}

/** NOTE: everything in lists, as one person may have many of each. */
export async function getPerson({ request }: XapiCall): Promise<XapiReply> {
  const { agent: sent = '' } = parametersOf(request, ['agent'], ['agent'])
  const { agent } = readAgent('agent', sent)
  const known = ['name', ...identifiers].filter((name) => agent[name] !== undefined)
  return json({ objectType: 'Person', ...Object.fromEntries(known.map((name) => [name, [agent[name]]])) })
}
