#ifndef OVERSET_CHARFBUZZ_H
#define OVERSET_CHARFBUZZ_H

#include <hb.h>
#include <hb-ot.h>

#endif
