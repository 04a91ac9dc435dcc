#include "CReportPage.h"

// C23, which every clang of a Swift 6.2 toolchain knows in any version of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t frame[] = {
#embed "Page/page.html"
};

static const uint8_t style[] = {
#embed "Page/style/colors.css" suffix(,)
#embed "Page/style/frame.css" suffix(,)
#embed "Page/style/overview.css" suffix(,)
#embed "Page/style/gallery.css" suffix(,)
#embed "Page/style/screens.css" suffix(,)
#embed "Page/style/stage.css" suffix(,)
#embed "Page/style/screen-pictures.css" suffix(,)
#embed "Page/style/panel.css" suffix(,)
#embed "Page/style/cards.css" suffix(,)
#embed "Page/style/label-pictures.css" suffix(,)
#embed "Page/style/media.css"
};

static const uint8_t script[] = {
#embed "Page/script/rows.js" suffix(,)
#embed "Page/script/words.js" suffix(,)
#embed "Page/script/data.js" suffix(,)
#embed "Page/script/address.js" suffix(,)
#embed "Page/script/elements.js" suffix(,)
#embed "Page/script/matching.js" suffix(,)
#embed "Page/script/label-pictures.js" suffix(,)
#embed "Page/script/look-colors.js" suffix(,)
#embed "Page/script/look-shapes.js" suffix(,)
#embed "Page/script/look-symbols.js" suffix(,)
#embed "Page/script/look-images.js" suffix(,)
#embed "Page/script/look-buttons.js" suffix(,)
#embed "Page/script/look-controls.js" suffix(,)
#embed "Page/script/look-fields.js" suffix(,)
#embed "Page/script/look-bars.js" suffix(,)
#embed "Page/script/looks.js" suffix(,)
#embed "Page/script/clash-marks.js" suffix(,)
#embed "Page/script/screen-pictures.js" suffix(,)
#embed "Page/script/screen-cells.js" suffix(,)
#embed "Page/script/picture-difference.js" suffix(,)
#embed "Page/script/picture-export.js" suffix(,)
#embed "Page/script/screen-zoom.js" suffix(,)
#embed "Page/script/screen-comparison.js" suffix(,)
#embed "Page/script/gallery.js" suffix(,)
#embed "Page/script/text-panel.js" suffix(,)
#embed "Page/script/text-table.js" suffix(,)
#embed "Page/script/screen-view.js" suffix(,)
#embed "Page/script/screen-matrix.js" suffix(,)
#embed "Page/script/table-matrix.js" suffix(,)
#embed "Page/script/card.js" suffix(,)
#embed "Page/script/filters.js" suffix(,)
#embed "Page/script/list.js" suffix(,)
#embed "Page/script/views.js" suffix(,)
#embed "Page/script/main.js"
};

ReportPagePart report_page_frame(void) { return (ReportPagePart){frame, sizeof frame}; }

ReportPagePart report_page_style(void) { return (ReportPagePart){style, sizeof style}; }

ReportPagePart report_page_script(void) { return (ReportPagePart){script, sizeof script}; }
