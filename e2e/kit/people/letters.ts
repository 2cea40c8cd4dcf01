import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

export type Mail = {
  /** The next letter to this address, written after the test began. */
  to: (address: string, about?: RegExp) => Promise<Email>
  /** The address that a letter asks its reader to open. */
  linkIn: (letter: Email) => string
}

export function readMail(): Mail {
  const began = Date.now()
  const read = new Set<string>()
  return {
    to: async (address, about = /./) => {
      let found: Email | undefined
      await expect
        .poll(async () => (found = await nextLetter({ address, about, began, read }))?.subject, {
          message: `a letter to ${address}`,
          timeout: 30_000,
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
  }
}

type Search = { address: string; about: RegExp; began: number; read: Set<string> }

async function nextLetter({ address, about, began, read }: Search) {
  const folder = process.env.E2E_MAIL ?? ''
  const theirs = `-${encodeURIComponent(address)}.eml`
  const names = (await readdir(folder)).filter((name) => name.endsWith(theirs) && !read.has(name)).sort()
  for (const name of names) {
    if (Number(name.split('-')[0]) < began) continue
    const letter = await PostalMime.parse(await readFile(join(folder, name)))
    if (!about.test(letter.subject ?? '')) continue
    read.add(name)
    return letter
  }
  return undefined
}
