import type { Page } from '@playwright/test'
import type { Language } from '@oktant/contract/http/http.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import { keepSignedIn } from '../people/people.ts'
import { test as base } from '../test.ts'
import { makeCourse } from './courses.ts'
import { importPackage, type PackageFiles } from './packages.ts'

type Taken = (
  files: PackageFiles,
  name: string,
  language: Language,
) => Promise<{ id: number; learner: SignedIn }>

export const test = base.extend<{
  /** Somebody new, signed in at a course of their own that holds this package alone. */
  taken: Taken
}>({
  taken: async ({ page, newcomer, office, request }, use) => {
    await use(async (files, name, language) => {
      const componentId = await importPackage(request, files)
      const id = await makeCourse(office, `${name} ${Date.now().toString(36)}`, [{ componentId }])
      const learner = await newcomer({ language })
      await keepSignedIn(page, learner)
      await page.goto(`/#/my-learning/${id}`)
      return { id, learner }
    })
  },
})

/** What a package itself shows: its frame stands in that of the player. */
export const contentOf = (page: Page) =>
  page.frameLocator('dialog iframe, [role=dialog] iframe').frameLocator('iframe')
