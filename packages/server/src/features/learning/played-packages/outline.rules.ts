import type { LocalText } from '@oktant/contract/http/http.ts'
import type { PackageItem } from '@oktant/contract/learning/package-launch.ts'

/** An item as a manifest is read: titles by language, and what stands below it. */
export type ReadItem = Omit<PackageItem, 'title' | 'depth' | 'launch'> & {
  titles: Readonly<Record<string, string>>
  launch: { file: string; query: string } | { url: string } | null
  children: readonly ReadItem[]
}

/** NOTE: '' is a title whose language the manifest does not name. */
function titleOf(titles: ReadItem['titles']): LocalText {
  const named = (language: string) =>
    Object.entries(titles).find(([key]) => key.toLowerCase().split('-')[0] === language)?.[1]
  const usual = titles[''] ?? Object.values(titles)[0] ?? ''
  return { en: named('en') ?? usual, de: named('de') ?? usual }
}

/** NOTE: what a file is called and an address would read as something else; the rest browsers encode by themselves. */
const inAddress = (file: string) => file.replaceAll(/[%#?]/g, encodeURIComponent)

const addressOf = (launch: NonNullable<ReadItem['launch']>) =>
  'url' in launch ? launch.url : `${inAddress(launch.file)}${launch.query}`

/** The items of a package as an outline shows them, one after the other, each with how deep it stands. */
export function itemsOf(items: readonly ReadItem[], depth = 0): PackageItem[] {
  return items.flatMap(({ titles, launch, children, ...item }) => [
    {
      id: item.id,
      isVisible: item.isVisible,
      speaks: item.speaks,
      masteryScore: item.masteryScore,
      dataFromLms: item.dataFromLms,
      maxTimeAllowed: item.maxTimeAllowed,
      timeLimitAction: item.timeLimitAction,
      completionThreshold: item.completionThreshold,
      ...(item.moveOn && { moveOn: item.moveOn }),
      ...(item.launchMethod && { launchMethod: item.launchMethod }),
      ...(item.entitlementKey && { entitlementKey: item.entitlementKey }),
      title: titleOf(titles),
      depth,
      launch: launch && addressOf(launch),
    },
    ...itemsOf(children, depth + 1),
  ])
}
