import { type Expected, content, contentTypes, learningContent } from './who.ts'

export const learningTypeCalls: Expected = {
  createContentType: contentTypes,
  createCourseType: contentTypes,
  listContentTypeOptions: content,
  listContentTypes: contentTypes,
  listCourseTypeOptions: learningContent,
  listCourseTypes: contentTypes,
  readContentType: contentTypes,
  readContentTypeAffected: contentTypes,
  readCourseType: contentTypes,
  readCourseTypeAffected: contentTypes,
  affectedByContentTypeChange: contentTypes,
  affectedByCourseTypeChange: contentTypes,
  changeContentTypes: contentTypes,
  changeCourseTypes: contentTypes,
  removeContentType: contentTypes,
  removeCourseType: contentTypes,
  restoreContentType: contentTypes,
  restoreCourseType: contentTypes,
  updateContentType: contentTypes,
  updateCourseType: contentTypes,
}
