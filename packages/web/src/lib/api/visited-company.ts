import type { Endpoint } from '@oktant/contract/http/http.ts'

let known: string | null = null
const named = (address: string) => new URLSearchParams(address.split('?')[1] ?? '').get('company')

/** The company that the page was opened for: `/?company=acme#/overview`, or by a link `/#/login?company=acme`. */
function visitedCompany() {
  known = named(location.hash) ?? known
  return named(location.search) ?? known
}

/** What every call says that shows a company's public face; somebody signed in sees their own all the same. */
export function visitorQuery({ access, query }: Endpoint): { company?: string } {
  const company = access === 'public' && visitedCompany()
  return company && query?.['properties']?.company ? { company } : {}
}
