import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

export { expect }

type Mail = {
  /** The next letter to this address, written after the test began. */
  to: (address: string, about?: RegExp) => Promise<Email>
  /** The address that a letter asks its reader to open. */
  linkIn: (letter: Email) => string
}

export const test = base.extend<{ mail: Mail }>({
  // NOTE: tries are limited per address, so each test comes from one of its own.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest()
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
  mail: async ({}, use) => {
    const began = Date.now()
    const read = new Set<string>()
    await use({
      to: async (address, about = /./) => {
        let found: Email | undefined
        await expect
          .poll(async () => (found = await nextLetter({ address, about, began, read }))?.subject, {
            message: `a letter to ${address}`,
            timeout: 15_000,
          })
          .toBeTruthy()
        if (!found) throw new Error(`There is no letter to ${address}.`)
        return found
      },
      linkIn: (letter) => {
        const [link] = /https?:\/\/[^\s"<>]+/.exec(letter.text ?? '') ?? []
        if (!link) throw new Error(`"${letter.subject}" has no link.`)
        return link
      },
    })
  },
})

type Search = { address: string; about: RegExp; began: number; read: Set<string> }

async function nextLetter({ address, about, began, read }: Search) {
  const folder = process.env.E2E_MAIL ?? ''
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !read.has(name)).sort()
  for (const name of names) {
    if (Number(name.split('-')[0]) < began) continue
    const letter = await PostalMime.parse(await readFile(join(folder, name)))
    const isTheirs = letter.to?.some((to) => to.address === address)
    if (!isTheirs || !about.test(letter.subject ?? '')) continue
    read.add(name)
    return letter
  }
  return undefined
}
