import type { Endpoint } from '@oktant/contract/http.ts'

/** The company that the page was opened for: `/?company=acme#/overview`. */
const visitedCompany = () => new URLSearchParams(location.search).get('company')

/** What every call says that shows a company's public face; somebody signed in sees their own all the same. */
export function visitorQuery({ query }: Endpoint): { company?: string } {
  const company = visitedCompany()
  return company && query?.['properties']?.company ? { company } : {}
}
