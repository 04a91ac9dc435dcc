#pragma once

#include <stddef.h>
#include <stdint.h>

/// A part of the report page, as it was in its files when the program was built. It lives as long as the program.
typedef struct {
    const uint8_t *bytes;
    size_t count;
} ReportPagePart;

/// The frame of the page, with places in double braces.
ReportPagePart report_page_frame(void);

/// All style sheets, one after the other.
ReportPagePart report_page_style(void);

/// All script modules, one after the other: what a module needs while it is loaded comes before it.
ReportPagePart report_page_script(void);
