import { componentCategory } from '@oktant/contract/kit/constants.ts'
import {
  type AuthoredCategory,
  type ComponentForm,
  completionsOf,
} from '@oktant/contract/learning/components/components.ts'
import { noMedia } from './fields/media-form.ts'

const withFiles: readonly number[] = [componentCategory.document, componentCategory.video]

export const emptyComponent = (category: AuthoredCategory): ComponentForm => ({
  title: { en: '', de: '' },
  description: { en: '', de: '' },
  html: { en: '', de: '' },
  url: '',
  keywords: [],
  minutes: null,
  difficulty: null,
  contentType: null,
  completion: completionsOf[category][0] ?? 'opened',
  linkedComponent: null,
  ...(withFiles.includes(category) && { media: noMedia }),
})
