let known: string | null = null

const named = (address: string) => new URLSearchParams(address.split('?')[1] ?? '').get('company')

/** Whose public face a visitor asked for by the `company` parameter of any address of this visit. */
export function visitedCompany() {
  known = named(location.hash) ?? named(location.search) ?? known
  return known ? { company: known } : {}
}
