import { useSyncExternalStore } from 'react'

type Texts = Record<string, string>
type Values = Record<string, unknown>

const bundles = new Map<string, Texts>()
const followers = new Set<() => void>()
let language = 'en'

const place = (tag: string, namespace: string) => `${tag} ${namespace}`
const pluralRules = new Map<string, Intl.PluralRules>()

function pluralOf(tag: string, count: number) {
  const rules = pluralRules.get(tag) ?? new Intl.PluralRules(tag)
  pluralRules.set(tag, rules)
  return rules.select(count)
}

/** The keys under which a text may stand, the one that fits best first. */
function keysFor(tag: string, key: string, { count }: Values) {
  if (typeof count !== 'number') return [key]
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(tag, count)}`, key]
}

/** `namespace:key` names its namespace; any other key stands in the one that is given. */
function placeOf(asked: string, given: string) {
  const end = asked.indexOf(':')
  return end < 0
    ? { key: asked, namespace: given }
    : { key: asked.slice(end + 1), namespace: asked.slice(0, end) }
}

function find(tag: string, namespace: string, keys: readonly string[]) {
  const texts = bundles.get(place(tag, namespace)) ?? {}
  const known = keys.find((key) => texts[key] !== undefined)
  return known === undefined ? undefined : texts[known]
}

/** What is not given stays in sight, as a mistake that is then seen. */
const filled = (text: string, values: Values) =>
  text.replace(/\{\{(.+?)\}\}/g, (hole: string, inner: string) => {
    const name = inner.trim()
    return Object.hasOwn(values, name) ? String(values[name] ?? '') : hole
  })

function translate(tag: string, given: string, asked: string, values: Values = {}) {
  const { key, namespace } = placeOf(asked, given)
  return filled(find(tag, namespace, keysFor(tag, key, values)) ?? key, values)
}

const translators = new Map<string, (key: string, values?: Values) => string>()

/** One function for each language and namespace, so that what depends on it is not done anew without a cause. */
function translatorOf(tag: string, namespace: string) {
  const name = place(tag, namespace)
  const known = translators.get(name)
  if (known) return known
  const made = (key: string, values?: Values) => translate(tag, namespace, key, values)
  translators.set(name, made)
  return made
}

/**
 * Stands in for the libraries of texts in the built application: plain texts by namespace, values filled in and plurals,
 * which is all that is used of them. The libraries were 17 KB of every first visit.
 */
const words = {
  get language() {
    return language
  },
  use: () => words,
  init({ lng }: { lng: string }) {
    language = lng
    return Promise.resolve()
  },
  hasResourceBundle: (tag: string, namespace: string) => bundles.has(place(tag, namespace)),
  addResourceBundle(tag: string, namespace: string, texts: Texts) {
    bundles.set(place(tag, namespace), texts)
  },
  changeLanguage(tag: string) {
    language = tag
    for (const follower of followers) follower()
    return Promise.resolve()
  },
  exists(asked: string) {
    const { key, namespace } = placeOf(asked, '')
    return find(language, namespace, [key]) !== undefined
  },
}
// oxlint-disable-next-line import/no-default-export -- what it stands in for has one
export default words

function follow(follower: () => void) {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** The texts of a namespace; of several, the first is the one that need not be named. */
export function useTranslation(namespaces: string | readonly string[] = '') {
  const tag = useSyncExternalStore(follow, () => language)
  return { t: translatorOf(tag, [namespaces].flat()[0] ?? ''), i18n: words }
}

/** What ties the two libraries together; here nothing has to be. */
export const initReactI18next = {}
