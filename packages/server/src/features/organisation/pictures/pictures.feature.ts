import type { Feature } from '../../../feature.ts'
import { pictureRoutes } from './pictures.routes.ts'
import { forgetPictures } from './pictures.ts'

export const picturesFeature: Feature = {
  routes: [pictureRoutes],
  jobs: [{ name: 'pictures.forget', cron: '27 3 * * *', work: forgetPictures }],
}
