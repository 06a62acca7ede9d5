/** Query parameter that opens the support form on any page; its value may preselect a reason (FORM-14). */
export const WEB_FORM_PARAMETER = 'contactForm'
