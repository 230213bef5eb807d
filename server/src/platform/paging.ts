type Page = { pageNo: number; pageSize: number }

export function window({ pageNo, pageSize }: Page) {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize }
}

/** A page of a list as the contract gives it. */
export function paged<T>(content: T[], totalCount: number, { pageNo, pageSize }: Page) {
  return { content, pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount }
}
